/**
 * The regular expression that fits every address of a remote's pages, in any letter case and with or without a slash at the end, as
 * the browser's router takes them. JavaScript and nginx read it alike. The dashboard's first page belongs to each role.
 */
export function pagePattern({ role, routes }) {
  const paths = [...(role === null ? [] : ['/dashboard']), ...Object.keys(routes).filter((path) => path !== '*')];
  const patterns = paths.map((path) =>
    path
      .replace(/\/$/, '')
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
      .join('/'),
  );
  return `^(?:${patterns.join('|')})/?$`;
}
