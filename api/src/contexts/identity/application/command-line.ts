/** Actor in the audit log for the owner's commands, instead of an Admin's id. */
export const COMMAND_LINE = 'command-line';
