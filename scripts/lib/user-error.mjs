/** An error that the user can solve: its one-line message is printed without a stack. */
export class UserError extends Error {}

/** Runs a command's body; a UserError ends the process with its line and code 1, any other error with its stack. */
export async function runCli(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
