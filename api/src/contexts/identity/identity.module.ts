import { Module } from '@nestjs/common';
import { Authentication } from '../../platform/http/authentication';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { WalletModule } from '../wallet/wallet.module';
import { AuthController } from './adapters/auth.controller';
import { BestWorkersQuery } from './adapters/best-workers.query';
import { BuiltInIdentityProvider } from './adapters/built-in-identity-provider';
import { ForgetExpired } from './adapters/forget-expired';
import { GoogleController } from './adapters/google.controller';
import { GoogleSignIn } from './adapters/google-sign-in';
import { JwtTokens } from './adapters/jwt-tokens';
import { RefreshTokens } from './adapters/refresh-tokens';
import { SessionController } from './adapters/session.controller';
import { SqlAuthentication } from './adapters/sql-authentication';
import { SqlMembership } from './adapters/sql-membership';
import { SqlPeople } from './adapters/sql-people';
import { SqlResetTokens } from './adapters/sql-reset-tokens';
import { SqlSessions } from './adapters/sql-sessions';
import { UserController } from './adapters/user.controller';
import { UserListQuery } from './adapters/user-list.query';
import { IdentityLimits } from './application/identity-limits';
import { IdentityProvider } from './application/identity-provider';
import { Membership } from './application/membership';
import { OpenSession, RefreshSession } from './application/open-session';
import { CompletePasswordReset, RequestPasswordReset, SendPasswordReset } from './application/password-reset';
import { PasswordTurns } from './application/password-turns';
import { People } from './application/people';
import { ResetTokens } from './application/reset-tokens';
import { SavePerson } from './application/save-person';
import { Sessions } from './application/sessions';
import { SignIn } from './application/sign-in';
import { SignInWithGoogle } from './application/sign-in-with-google';
import { SignUp } from './application/sign-up';
import { Tokens } from './application/tokens';
import { UpdateProfile } from './application/update-profile';

@Module({
  imports: [WalletModule],
  controllers: [AuthController, GoogleController, SessionController, UserController],
  providers: [
    SignUp,
    SignIn,
    SignInWithGoogle,
    SavePerson,
    OpenSession,
    RefreshSession,
    UpdateProfile,
    RequestPasswordReset,
    SendPasswordReset,
    CompletePasswordReset,
    IdentityLimits,
    PasswordTurns,
    BestWorkersQuery,
    UserListQuery,
    GoogleSignIn,
    ForgetExpired,
    JwtTokens,
    RefreshTokens,
    { provide: Tokens, useExisting: JwtTokens },
    { provide: IdentityProvider, useClass: BuiltInIdentityProvider },
    { provide: People, useClass: SqlPeople },
    { provide: Membership, useClass: SqlMembership },
    { provide: Sessions, useClass: SqlSessions },
    { provide: ResetTokens, useClass: SqlResetTokens },
    { provide: Authentication, useClass: SqlAuthentication },
  ],
  exports: [Authentication, Membership, People, SavePerson, Sessions, SignUp],
})
export class IdentityModule {
  constructor(scheduler: Scheduler, forgetExpired: ForgetExpired) {
    scheduler.add(forgetExpired);
  }
}
