/**
 * The regular expression of the addresses of a remote's pages, in any letter case, with or without a trailing slash, as
 * in the router. JavaScript and nginx read it alike. The dashboard's index page exists for each role.
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
