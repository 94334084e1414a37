interface Size {
  readonly width: number;
  readonly height: number;
}

/** Bytes of a file that is uploaded as a picture. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** The longer side of a stored picture, in pixels. */
export const MAX_IMAGE_SIDE_PX = 1600;
/**
 * The shorter side of a long strip, such as a scrolled screenshot, is this share of `MAX_IMAGE_SIDE_PX`: its text stays
 * readable.
 */
const STRIP_SHARE = 0.45;
/** Pixels of a stored picture. */
const MAX_IMAGE_AREA_PX = 6_000_000;
/** WebP has no longer side. */
const WEBP_SIDE = 16_383;

/**
 * The stored size of a picture, in proportion and never enlarged: at most `side` pixels. Strips are the exception:
 * their shorter side stays readable, within the limits of area and format.
 */
export function resizedSize({ width, height }: Size, side = MAX_IMAGE_SIDE_PX): Size {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const strip = Math.min(
    (side * STRIP_SHARE) / shorter,
    Math.sqrt(MAX_IMAGE_AREA_PX / (width * height)),
    WEBP_SIDE / longer,
  );
  const scale = Math.min(1, Math.max(side / longer, strip));
  // Rounded down, so that a scaled size still fits; 1600 may come out as 1599.9999.
  const scaled = (length: number) => Math.max(1, Math.floor(length * scale + 1e-6));
  return { width: scaled(width), height: scaled(height) };
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic';

const STARTS: readonly (readonly [start: RegExp, format: PictureFormat])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\W\n/, 'png'],
  [/^RIFF....WEBP/s, 'webp'],
  [/^GIF8[79]a/, 'gif'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
];

/** Number of first bytes that identify the format. */
export const FORMAT_BYTES = 64;

/** The format of a picture by its first bytes; undefined for anything else. */
export function pictureFormat(firstBytes: Uint8Array): PictureFormat | undefined {
  const start = String.fromCharCode(...firstBytes.subarray(0, FORMAT_BYTES));
  return STARTS.find(([pattern]) => pattern.test(start))?.[1] ?? formatOfBrands(start);
}

/** ISO media files name what they are compatible with behind their size and "ftyp". */
function formatOfBrands(start: string): PictureFormat | undefined {
  if (start.slice(4, 8) !== 'ftyp') return undefined;
  const length = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  const brands = start.slice(8, length).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:he[iv][cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined;
}
