import { returnState, Navigate, returnPath, useLocation, useSession, type Audience } from '@kaaj/web-kit';
import { useState, type ReactNode } from 'react';
import { RemoteUnavailable } from '../design/remote-unavailable';
import { PageSkeleton } from '../design/page-skeleton';

interface Props {
  readonly audience: Audience;
  readonly children: ReactNode;
}

/**
 * Renders a route for its audience. Redirects all others as specified, and returns them to the requested page after
 * sign-in.
 */
export function Guard({ audience, children }: Props) {
  const { loading, person, left, role, userError, reloadUser } = useSession();
  const place = useLocation();
  const [hadPerson, setHadPerson] = useState(person !== null);
  if (person && !hadPerson) setHadPerson(true);
  if (audience === 'anyone') return children;
  if (audience === 'guest') return person ? <Navigate to={returnPath(place.state)} replace /> : children;
  if (loading && !person) return <PageSkeleton />;
  // After a sign-out on the page there is no requested page to return to.
  if (!person) return <Navigate to="/signin" replace state={left && hadPerson ? null : returnState(place)} />;
  if (audience === 'signed-in') return children;
  if (!role) return userError ? <RemoteUnavailable retry={reloadUser} /> : <PageSkeleton />;
  return role === audience ? children : <Navigate to="/dashboard" replace />;
}
