import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config } from '../../config';
import { Authentication, ProofGuard, SessionGuard } from '../../platform/http/authentication';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { AuditModule } from '../audit/audit.module';
import { ImagesModule } from '../images/images.module';
import { WalletModule } from '../wallet/wallet.module';
import { AuthController } from './adapters/auth.controller';
import { BestWorkersQuery } from './adapters/best-workers.query';
import { BuiltInIdentityProvider } from './adapters/built-in-identity-provider';
import { ForgetExpired } from './adapters/forget-expired';
import { GoogleController } from './adapters/google.controller';
import { GoogleSignIn } from './adapters/google-sign-in';
import { HttpsGooglePhotos } from './adapters/https-google-photos';
import { jwtOptions } from './adapters/jwt-options';
import { JwtTokens } from './adapters/jwt-tokens';
import { ProofStrategy, RequestProofGuard } from './adapters/proof.strategy';
import { RefreshTokens } from './adapters/refresh-tokens';
import { SessionController } from './adapters/session.controller';
import { RequestSessionGuard, SessionStrategy } from './adapters/session.strategy';
import { SqlAuthentication } from './adapters/sql-authentication';
import { SqlMembership } from './adapters/sql-membership';
import { SqlPeople } from './adapters/sql-people';
import { SqlResetTokens } from './adapters/sql-reset-tokens';
import { SqlSessions } from './adapters/sql-sessions';
import { SqlVerificationTokens } from './adapters/sql-verification-tokens';
import { SqlWelcomedAddresses } from './adapters/sql-welcomed-addresses';
import { UserController } from './adapters/user.controller';
import { UserListQuery } from './adapters/user-list.query';
import { AppointAdmin } from './application/appoint-admin';
import { ConfirmPassword } from './application/confirm-password';
import { DismissAdmin } from './application/dismiss-admin';
import { GooglePhotos } from './application/google-photos';
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
import { StartingCoins } from './application/starting-coins';
import { TakeOver } from './application/take-over';
import { Tokens } from './application/tokens';
import { UpdateProfile } from './application/update-profile';
import { VerificationMails } from './application/verification-mails';
import { VerificationTokens } from './application/verification-tokens';
import { SendVerificationAgain, VerifyEmail } from './application/verify-email';
import { WelcomedAddresses } from './application/welcomed-addresses';

@Module({
  imports: [
    JwtModule.registerAsync({ inject: [Config], useFactory: jwtOptions }),
    AuditModule,
    ImagesModule,
    WalletModule,
  ],
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
    SendVerificationAgain,
    VerifyEmail,
    VerificationMails,
    StartingCoins,
    TakeOver,
    AppointAdmin,
    ConfirmPassword,
    DismissAdmin,
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
    { provide: GooglePhotos, useClass: HttpsGooglePhotos },
    { provide: People, useClass: SqlPeople },
    { provide: Membership, useClass: SqlMembership },
    { provide: Sessions, useClass: SqlSessions },
    { provide: ResetTokens, useClass: SqlResetTokens },
    { provide: VerificationTokens, useClass: SqlVerificationTokens },
    { provide: WelcomedAddresses, useClass: SqlWelcomedAddresses },
    { provide: Authentication, useClass: SqlAuthentication },
    SessionStrategy,
    ProofStrategy,
    { provide: SessionGuard, useClass: RequestSessionGuard },
    { provide: ProofGuard, useClass: RequestProofGuard },
  ],
  exports: [
    AppointAdmin,
    ConfirmPassword,
    DismissAdmin,
    Membership,
    People,
    ProofGuard,
    SavePerson,
    SessionGuard,
    Sessions,
    SignUp,
  ],
})
export class IdentityModule {
  constructor(scheduler: Scheduler, forgetExpired: ForgetExpired) {
    scheduler.add(forgetExpired);
  }
}
