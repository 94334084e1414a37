const NOT_FOUND = 404;

/** Whether what a query answered with says that there is no such thing, or none of one's own. */
export const isNotFound = (error: unknown): boolean =>
  (error as { readonly status?: unknown } | undefined)?.status === NOT_FOUND;
