import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { type Person, Session } from './people.entities';

interface AskingRequest {
  readonly headers: { readonly cookie?: string };
  person?: Person;
}

/** The authenticated user, as set by AuthGuard. */
export const Asking = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AskingRequest>().person,
);

@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly jwt: JwtService,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AskingRequest>();
    const [, token] = /kaaj_access=([^;]+)/.exec(request.headers.cookie ?? '') ?? [];
    if (!token) throw new UnauthorizedException();
    const session = await this.sessions.findOne({
      where: { id: await this.sessionIn(token), expiresAt: MoreThan(Date.now()), person: { removedAt: IsNull() } },
      relations: { person: true },
    });
    if (!session) throw new UnauthorizedException();
    request.person = session.person;
    return true;
  }

  private async sessionIn(token: string): Promise<string> {
    try {
      return (await this.jwt.verifyAsync<{ sid: string }>(token)).sid;
    } catch {
      throw new UnauthorizedException();
    }
  }
}
