import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Location } from 'react-router-dom';

/**
 * Tells, whenever it is asked, where the browser is by now: `useLatestLocation().location`. What useLocation tells is what the page
 * shows, which follows later, since routers draw in a transition; React Router's own setters start from what is shown, so that
 * of two quick changes the first would be lost.
 */
export function useLatestLocation(): { readonly location: Location } {
  // The history of a router has its location; the type leaves it out for StaticRouter, where nothing navigates.
  return useContext(NavigationContext).navigator as unknown as { location: Location };
}
