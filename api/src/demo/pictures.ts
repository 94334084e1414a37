const INK = '#102a2a';

/** Simple drawings for demo users and tasks, as PNG files. */
export function portrait(hue: number): Promise<Buffer> {
  return png(
    256,
    256,
    `<rect width="256" height="256" fill="hsl(${hue} 55% 82%)"/>
     <circle cx="128" cy="104" r="46" fill="hsl(${hue} 40% 38%)"/>
     <path d="M40 256c0-58 38-92 88-92s88 34 88 92z" fill="hsl(${hue} 45% 46%)"/>`,
  );
}

/** Subject of a task's picture. */
export type Motif = 'photo' | 'survey' | 'translate' | 'map' | 'label' | 'video' | 'receipt' | 'voice' | 'market';

const MOTIFS: Readonly<Record<Motif, string>> = {
  photo: `<rect x="250" y="150" width="300" height="200" rx="24" fill="#fff"/><circle cx="400" cy="250" r="66" fill="none" stroke="${INK}" stroke-width="22"/><rect x="330" y="120" width="90" height="40" rx="12" fill="#fff"/>`,
  survey: `<rect x="270" y="90" width="260" height="320" rx="20" fill="#fff"/><path d="M320 170h160M320 230h160M320 290h110" stroke="${INK}" stroke-width="20" stroke-linecap="round"/><path d="m440 340 26 26 50-60" fill="none" stroke="#c2410c" stroke-width="18" stroke-linecap="round"/>`,
  translate: `<rect x="190" y="130" width="220" height="170" rx="24" fill="#fff"/><rect x="390" y="210" width="220" height="170" rx="24" fill="${INK}"/><path d="M240 190h120M240 240h80" stroke="${INK}" stroke-width="18" stroke-linecap="round"/><path d="M440 270h120M440 320h80" stroke="#fff" stroke-width="18" stroke-linecap="round"/>`,
  map: `<path d="m220 150 120-40 120 40 120-40v240l-120 40-120-40-120 40z" fill="#fff"/><path d="M340 110v240M460 150v240" stroke="${INK}" stroke-width="8" opacity=".4"/><path d="M400 320s-60-74-60-116a60 60 0 0 1 120 0c0 42-60 116-60 116z" fill="#c2410c"/><circle cx="400" cy="204" r="22" fill="#fff"/>`,
  label: `<path d="M240 160h180l150 120-150 120H240z" fill="#fff"/><circle cx="300" cy="280" r="26" fill="${INK}"/><path d="M360 250h110M360 310h90" stroke="${INK}" stroke-width="18" stroke-linecap="round"/>`,
  receipt: `<path d="M290 90h220v320l-37-24-36 24-37-24-37 24-36-24-37 24z" fill="#fff"/><path d="M330 150h140M330 200h140M330 250h90" stroke="${INK}" stroke-width="16" stroke-linecap="round"/><path d="M330 315h140" stroke="#c2410c" stroke-width="18" stroke-linecap="round"/>`,
  voice: `<rect x="345" y="90" width="110" height="200" rx="55" fill="#fff"/><path d="M300 230a100 100 0 0 0 200 0M400 330v70M340 400h120" fill="none" stroke="${INK}" stroke-width="20" stroke-linecap="round"/><path d="M375 150h50M375 190h50" stroke="#c2410c" stroke-width="14" stroke-linecap="round"/>`,
  market: `<path d="M250 230h300l-34 170H284z" fill="#fff"/><path d="m320 230 46-110M480 230l-46-110" stroke="${INK}" stroke-width="18" stroke-linecap="round"/><path d="M335 270l12 90M400 270v90M465 270l-12 90" stroke="${INK}" stroke-width="14" stroke-linecap="round"/><circle cx="372" cy="200" r="34" fill="#c2410c"/><circle cx="436" cy="204" r="30" fill="#15803d"/>`,
  video: `<rect x="220" y="120" width="360" height="240" rx="28" fill="#fff"/><path d="m370 190 90 50-90 50z" fill="#c2410c"/><path d="M260 400h280" stroke="${INK}" stroke-width="16" stroke-linecap="round"/>`,
};

export function scene(motif: Motif, hue: number): Promise<Buffer> {
  return png(
    800,
    500,
    `<rect width="800" height="500" fill="hsl(${hue} 48% 72%)"/>
     <circle cx="690" cy="90" r="150" fill="hsl(${hue} 52% 80%)"/>
     <circle cx="90" cy="450" r="190" fill="hsl(${hue} 44% 64%)"/>
     ${MOTIFS[motif]}`,
  );
}

async function png(width: number, height: number, content: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
