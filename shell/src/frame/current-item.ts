import { useLocation, type MenuItem } from '@kaaj/web-kit';

const OVERVIEW = '/dashboard';

/** The path of the item that the current page belongs to: the one with the longest beginning of the page's path. */
export function useCurrentItem(items: readonly Pick<MenuItem, 'path' | 'covers'>[]): string | undefined {
  const { pathname } = useLocation();
  const isAtOrBelow = (path: string) => pathname === path || (path !== OVERVIEW && pathname.startsWith(`${path}/`));
  return items
    .flatMap(({ path, covers = [] }) => [path, ...covers].map((each) => ({ path, each })))
    .filter(({ each }) => isAtOrBelow(each))
    .sort((one, other) => other.each.length - one.each.length)[0]?.path;
}
