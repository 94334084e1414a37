import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../../../kernel/ids';
import { type ImageStore, nameOfPicture, pathOfPicture } from '../../application/image-store';
import { ImageStoreUnavailable } from '../../domain/image.errors';
import { isPictureName, type Picture } from '../../domain/picture';

export class LocalImageStore implements ImageStore {
  constructor(private readonly folder: string) {}

  async store({ name, bytes }: Picture): Promise<string> {
    try {
      await mkdir(this.folder, { recursive: true });
      // Written to a draft and renamed, so that an incomplete picture is never served.
      const draft = join(this.folder, `${newId()}.draft`);
      await writeFile(draft, bytes);
      await rename(draft, join(this.folder, name));
    } catch {
      throw new ImageStoreUnavailable();
    }
    return pathOfPicture(name);
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!isPictureName(name)) return undefined;
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new ImageStoreUnavailable();
    }
  }

  async has(address: string): Promise<boolean> {
    const name = nameOfPicture(address);
    if (name === undefined) return false;
    return access(join(this.folder, name)).then(
      () => true,
      () => false,
    );
  }

  async remove(name: string): Promise<void> {
    if (!isPictureName(name)) return;
    try {
      await rm(join(this.folder, name), { force: true });
    } catch {
      throw new ImageStoreUnavailable();
    }
  }
}
