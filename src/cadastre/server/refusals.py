"""What the server does not do, with a reason for people and a status for programs."""

from cadastre.core.said import Said, Spoken


class No(Exception):
    """Something was asked that is not done; nothing has changed."""

    def __init__(self, code: str, status: int = 409, **params: Spoken) -> None:
        self.reason, self.status = Said(code, params), status
        super().__init__(code)
