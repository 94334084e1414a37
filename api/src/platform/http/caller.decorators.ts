import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type VerifiedIdentity, type Session } from './authentication';

/** The session of the signed-in person; for routes whose access rule requires one. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  const { session } = requestOf(context);
  if (!session) throw new Error('The access table lets people without a session come here.');
  return session;
});

/** The session, or undefined for a visitor; for routes whose access rule has `session`. */
export const OptionalSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | undefined => requestOf(context).session,
);

/** The identity of the identity token; for routes with `identity-token`. */
export const CurrentIdentity = createParamDecorator((_: unknown, context: ExecutionContext): VerifiedIdentity => {
  const { provenIdentity } = requestOf(context);
  if (!provenIdentity) throw new Error('The access table lets people without an identity token come here.');
  return provenIdentity;
});

/** Either of both; for routes with `identity-or-session`. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): { session?: Session; identity?: VerifiedIdentity } => {
    const { session, provenIdentity } = requestOf(context);
    return { ...(session && { session }), ...(provenIdentity && { identity: provenIdentity }) };
  },
);

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}
