import { readTextFile } from './text-file';

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  [...text].forEach((letter, index) => view.setUint16(2 * index, letter.charCodeAt(0), littleEndian));
  return view;
};
const read = (...parts: BlobPart[]) => readTextFile(new Blob(parts));

describe('a file of text', () => {
  it.each([
    ['UTF-8', ['word\ncafé বাংলা'], 'word\ncafé বাংলা', 'utf-8'],
    ['UTF-8 with a mark', ['\ufeffcafé'], 'café', 'utf-8'],
    ['Windows-1252', [Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x2c, 0xfc)], 'café,ü', 'windows-1252'],
    ['UTF-16 with a mark', [utf16('\ufeffcafé', true)], 'café', 'utf-16'],
    ['UTF-16, the other byte first, with a mark', [utf16('\ufeffcafé', false)], 'café', 'utf-16'],
    ['UTF-16 without a mark', [utf16('word,café', true)], 'word,café', 'utf-16'],
    ['UTF-16, the other byte first, without a mark', [utf16('word,café', false)], 'word,café', 'utf-16'],
    ['nothing', [], '', 'utf-8'],
  ] as const)('is read from %s', async (_, parts, text, encoding) => {
    expect(await read(...parts)).toEqual({ text, encoding });
  });
});
