const NOT_FOUND = 404;

/** Whether the error of a query means that the record does not exist or belongs to another user. */
export const isNotFound = (error: unknown): boolean =>
  (error as { readonly status?: unknown } | undefined)?.status === NOT_FOUND;
