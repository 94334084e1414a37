/** Something the person at the keyboard can mend: its message is one line and is shown alone. */
export class PlainError extends Error {}

/** Runs a command's body; a PlainError ends the process with its line and code 1, anything else shows where it happened. */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}
