import { isDuplicateKey } from './storage-errors';

/**
 * Returns whether `write` inserted its row; false where the key exists. The surrounding unit of work continues. The
 * database decides, since a SELECT before the INSERT would race with other processes.
 */
export async function insertIfAbsent(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
