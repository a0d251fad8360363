// Why something was not done, as a message: the server's reason, or that it does not answer.
import { Refusal } from "./api";
import type { Said } from "./wire.gen";

export function reasonOf(error: unknown): Said {
  if (error instanceof Refusal && error.reason) return error.reason;
  return { is: "said", id: "web-server-away", params: {} };
}
