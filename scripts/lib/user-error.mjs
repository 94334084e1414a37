/** Something the person at the keyboard can mend: its message is one line and is shown alone. */
export class UserError extends Error {}

/** Runs a command's body; a PlainError ends the process with its line and code 1, anything else shows where it happened. */
export async function runCli(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
