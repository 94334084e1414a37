import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Location } from 'react-router-dom';

/**
 * Returns the browser's current location on each read: `useLatestLocation().location`. useLocation returns the rendered
 * one, which is behind during a transition. React Router's own setters use the rendered one, so that the first of two
 * quick changes would be lost.
 */
export function useLatestLocation(): { readonly location: Location } {
  // The history of a router has its location; the type leaves it out for StaticRouter, where nothing navigates.
  return useContext(NavigationContext).navigator as unknown as { location: Location };
}
