/** What a page says of itself to whoever runs no scripts: search engines, and messengers that show where a link leads. */
export interface PageMetadata {
  /** Name of the platform. */
  readonly site: string;
  readonly title: string;
  readonly description: string;
  /** Whole address of the page. */
  readonly address: string;
  /** Whole address of its picture. */
  readonly picture: string | undefined;
  /** What stands on it, in paragraphs. */
  readonly paragraphs: readonly string[];
}

/** The frame with the page's own words in its head, and below it what its scripts draw. Nothing in the words is taken for HTML. */
export function renderPageMetadata(
  frame: string,
  { site, title, description, address, picture, paragraphs }: PageMetadata,
): string {
  const properties: readonly (readonly [string, string | undefined])[] = [
    ['og:site_name', site],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture],
  ];
  const tags = properties.map(([name, value]) =>
    value === undefined ? '' : `<meta property="${name}" content="${escaped(value)}">`,
  );
  const head = `<link rel="canonical" href="${escaped(address)}">${tags.join('')}`;
  const words = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
  return frame
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)} | ${escaped(site)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `<noscript><h1>${escaped(title)}</h1>${words}</noscript></body>`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
