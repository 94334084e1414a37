import { AuthGuard } from '@nestjs/passport';
import { type FastifyRequest } from 'fastify';
import { Passport, Strategy } from 'passport';

type Verified = (error: unknown, found?: object) => void;
type Verify = (request: FastifyRequest, verified: Verified) => Promise<void>;

/**
 * Knows somebody by what their request brings along; a request that brings nothing, or nothing good, is nobody's. A subclass made by
 * PassportStrategy says in `validate` who it is.
 */
export class RequestStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: unknown): void {
    void this.verify(request as FastifyRequest, (error, found) => {
      if (error) this.error(error);
      else if (found) this.success(found);
      else this.fail(401);
    });
  }

  /** One of its own: passport keeps names for the whole process, and two apps in it would answer for each other. */
  getPassportInstance() {
    return new Passport();
  }
}

/** Puts whom a strategy finds, or nobody, on the request: whether somebody is needed, the access rule says. */
export class RequestGuard extends AuthGuard() {
  constructor(strategy: Strategy, property: keyof FastifyRequest) {
    super({
      property,
      // Passport writes the outcome of a request onto the strategy that it is given: two at once would be taken for one another.
      get defaultStrategy() {
        return Object.create(strategy) as Strategy;
      },
    });
  }

  override handleRequest<Found>(error: unknown, found: Found | false): Found {
    if (error) throw error;
    return (found || undefined) as Found;
  }
}
