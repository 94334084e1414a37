/** Stands in the audit log where otherwise the id of an Admin does: the owner did it, on the server's command line. */
export const COMMAND_LINE = 'command-line';
