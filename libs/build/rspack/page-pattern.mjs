/**
 * The regular expression that matches every address of a remote's pages, in any letter case and with or without a
 * trailing slash, as the router does. JavaScript and nginx read it alike. The dashboard's index page exists for each
 * role.
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
