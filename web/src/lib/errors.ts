// Why something was not done, as a message: the server's reason, or that it does not answer.
import { Refusal } from "./api";
import type { Said } from "./wire.gen";

const said = (id: string): Said => ({ is: "said", id, params: {} });

export function reasonOf(error: unknown): Said {
  if (error instanceof Refusal && error.reason) return error.reason;
  return said("web-server-away");
}

/** Whether it is worth trying again: the server has a problem, is asked too often, or does not answer. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status >= 500 || error.status === 429;
}

/** What to say about a table that is not to be had, while it is tried again or for good. */
export function tableTrouble(error: unknown): Said {
  if (error instanceof Refusal && error.status === 404) return said("web-table-unknown");
  const reason = reasonOf(error);
  return reason.id === "web-error" ? said("web-table-trouble") : reason;
}
