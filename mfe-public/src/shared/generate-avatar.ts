import { initialsOf } from '@kaaj/ui';

/** Side of the generated picture, in pixels. */
const SIDE = 512;
const FULL_CIRCLE = 2 * Math.PI;

/** A sky, a sun, two hills and the letters on them; readable on light and on dark pages alike. */
const LOOKS = [
  { sky: '#b7d3c4', sun: '#f5b63a', far: '#2f7a62', near: '#0a6b51', ink: '#ffffff' },
  { sky: '#ffd777', sun: '#d8745a', far: '#b4553c', near: '#8f3a26', ink: '#ffffff' },
  { sky: '#cfe0ea', sun: '#ffd777', far: '#3f7391', near: '#1d4f68', ink: '#ffffff' },
  { sky: '#f3d9cf', sun: '#b23428', far: '#7d5a86', near: '#54365f', ink: '#ffffff' },
  { sky: '#e6efe6', sun: '#d8745a', far: '#46544d', near: '#15231d', ink: '#ffd777' },
] as const;

type Brush = CanvasRenderingContext2D;

function fillCircle(brush: Brush, colour: string, x: number, y: number, radius: number): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(x, y, radius, 0, FULL_CIRCLE);
  brush.fill();
}

/** Generates the `look`-th picture for the name `name`; without a name a face without features. */
export function paint(canvas: HTMLCanvasElement, name: string, look: number): void {
  canvas.width = SIDE;
  canvas.height = SIDE;
  const brush = canvas.getContext('2d');
  const { sky, sun, far, near, ink } = LOOKS[look % LOOKS.length] ?? LOOKS[0];
  if (!brush) return;
  brush.fillStyle = sky;
  brush.fillRect(0, 0, SIDE, SIDE);
  fillCircle(brush, sun, SIDE * 0.72, SIDE * 0.24, SIDE * 0.13);
  fillCircle(brush, far, SIDE * 0.86, SIDE * 0.98, SIDE * 0.6);
  fillCircle(brush, near, SIDE * 0.34, SIDE * 1.0, SIDE * 0.72);
  const initials = initialsOf(name);
  if (!initials) {
    fillCircle(brush, ink, SIDE / 2, SIDE * 0.48, SIDE * 0.15);
    fillCircle(brush, ink, SIDE / 2, SIDE * 0.95, SIDE * 0.27);
    return;
  }
  brush.fillStyle = ink;
  brush.font = `700 ${SIDE * 0.36}px ${getComputedStyle(document.body).fontFamily}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(initials, SIDE / 2, SIDE * 0.62);
}

/** The same as a PNG to send. */
export async function generateAvatar(name: string, look = 0): Promise<File> {
  const canvas = document.createElement('canvas');
  paint(canvas, name, look);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('This browser does not draw.');
  return new File([picture], 'drawn.png', { type: 'image/png' });
}
