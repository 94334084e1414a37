import { isDuplicateKey } from './storage-errors';

/**
 * Whether `write` was done; false where another row has its key already. The unit of work around it goes on. It is for the database to say: whoever looks first
 * may find nothing, and somebody else adds the row before they do.
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
