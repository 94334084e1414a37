import { Navigate, useSession, type Audience } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { Unavailable } from '../design/unavailable';
import { Waiting } from '../design/waiting';

interface Props {
  readonly audience: Audience;
  readonly children: ReactNode;
}

/** Lets through whom a route is for; sends everybody else where the product says. */
export function Guard({ audience, children }: Props) {
  const { loading, person, role, userError, reloadUser } = useSession();
  if (audience === 'anyone') return children;
  if (audience === 'guest') return person ? <Navigate to="/" replace /> : children;
  if (loading && !person) return <Waiting />;
  if (!person) return <Navigate to="/signin" replace />;
  if (audience === 'signed-in') return children;
  if (!role) return userError ? <Unavailable retry={reloadUser} /> : <Waiting />;
  return role === audience ? children : <Navigate to="/dashboard" replace />;
}
