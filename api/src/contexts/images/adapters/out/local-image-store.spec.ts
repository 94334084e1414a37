import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalImageStore } from './local-image-store';

const picture = { name: `${'a'.repeat(32)}.webp`, bytes: Buffer.from('pixels') };

describe('LocalImageStore', () => {
  it('returns the stored bytes, and leaves no temporary file behind', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'kaaj-images-')), 'images');
    const images = new LocalImageStore(folder);
    expect(await images.store(picture)).toBe(`/api/image/${picture.name}`);
    await images.store(picture);
    expect(await images.read(picture.name)).toEqual(picture.bytes);
    expect(await readdir(folder)).toEqual([picture.name]);
  });

  it('deletes a picture, and only pictures', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaaj-images-'));
    const images = new LocalImageStore(folder);
    await images.store(picture);
    await writeFile(join(folder, 'notes.txt'), 'not a picture');
    for (const name of [picture.name, picture.name, 'notes.txt']) await images.remove(name);
    expect(await images.read(picture.name)).toBeUndefined();
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it.each(['../../secrets/session-secret', 'a.webp', `${'b'.repeat(32)}.webp`])(
    'has no picture named %s',
    async (name) => {
      const images = new LocalImageStore(await mkdtemp(join(tmpdir(), 'kaaj-images-')));
      expect(await images.read(name)).toBeUndefined();
    },
  );
});
