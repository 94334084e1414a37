/** Metadata of a page for clients that run no scripts: search engines and link previews. */
export interface PageMetadata {
  /** Name of the platform. */
  readonly site: string;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page. */
  readonly address: string;
  /** Absolute URL of its picture. */
  readonly picture: string | undefined;
  /** Its text, in paragraphs. */
  readonly paragraphs: readonly string[];
}

/** Inserts the page's metadata into the head, and its text below the scripts' root. All text is escaped. */
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
  const body = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
  return frame
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)} | ${escaped(site)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `<noscript><h1>${escaped(title)}</h1>${body}</noscript></body>`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
