import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config, settingsOf } from '../../config';
import { Authentication, FreshProof, IdentityGuard, SessionGuard } from '../../platform/http/authentication';
import { Clock } from '../../kernel/clock';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { DeleteExpired } from '../../platform/scheduler/delete-expired';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { ImagesModule } from '../images/images.module';
import { PeopleModule } from '../people/people.module';
import { WalletModule } from '../wallet/wallet.module';
import { AccountController } from './adapters/in/account.controller';
import { AuthController } from './adapters/in/auth.controller';
import { BuiltInIdentityProvider } from './adapters/out/built-in-identity-provider';
import { GoogleController } from './adapters/in/google.controller';
import { FromGoogleGuard, ToGoogleGuard } from './adapters/in/google.guard';
import { HandOverController } from './adapters/in/hand-over.controller';
import { OidcController } from './adapters/in/oidc.controller';
import { ProviderCallback } from './adapters/in/provider-callback';
import { GoogleStrategy } from './adapters/in/google.strategy';
import { HttpsGooglePhotos } from './adapters/out/https-google-photos';
import { OpenIdClientProvider } from './adapters/out/openid-client-provider';
import { jwtOptions } from './adapters/out/jwt-options';
import { JwtTokens } from './adapters/out/jwt-tokens';
import { PasswordCost, Passwords } from './adapters/out/passwords';
import { RefreshTokens } from './adapters/out/refresh-tokens';
import { SessionController } from './adapters/in/session.controller';
import { SessionCookies } from './adapters/in/session-cookies';
import { AccessCookieGuard, IdentityTokenGuard } from './adapters/in/session.guard';
import { SqlAuthentication } from './adapters/out/sql-authentication';
import { TotpCodes } from './adapters/out/totp-codes';
import { TypeormMailedTokens } from './adapters/out/typeorm-mailed-tokens';
import { TypeormSecondFactors } from './adapters/out/typeorm-second-factors';
import { TypeormSessions } from './adapters/out/typeorm-sessions';
import { TypeormWelcomedAddresses } from './adapters/out/typeorm-welcomed-addresses';
import { NewUserController } from './adapters/in/new-user.controller';
import { ConfirmCode } from './application/confirm-code';
import { ConfirmPassword } from './application/confirm-password';
import { DemandFreshProof } from './application/demand-fresh-proof';
import { GooglePhotos } from './application/google-photos';
import { IdentityLimits } from './application/identity-limits';
import { IdentityProvider } from './application/identity-provider';
import { IdentitySettings } from './application/identity-settings';
import { KnownBrowsers } from './application/known-browsers';
import { Membership } from './application/membership';
import { OneTimeCodes } from './application/one-time-codes';
import { OpenSession } from './application/open-session';
import { OpenIdProvider } from './application/openid-provider';
import { OwnAccount } from './application/own-account';
import { PasswordReset } from './application/password-reset';
import { PasswordHashLimiter } from './application/password-hash-limiter';
import { AuthenticationService } from './application/authentication-result';
import { ConfirmProvider } from './application/confirm-provider';
import { MailedTokens } from './application/mailed-tokens';
import { SavePerson } from './application/save-person';
import { OwnSecondFactor } from './application/own-second-factor';
import { SecondFactors } from './application/second-factors';
import { AccountMails } from './application/account-mails';
import { SecurityNotices } from './application/security-notices';
import { Sessions } from './application/sessions';
import { SignIn } from './application/sign-in';
import { SignInWithProvider } from './application/sign-in-with-provider';
import { SignUp } from './application/sign-up';
import { StartingCoins } from './application/starting-coins';
import { PurgeUnfinishedSignUps } from './application/purge-unfinished-sign-ups';
import { ReclaimUnverifiedEmail } from './application/reclaim-unverified-email';
import { Tokens } from './application/tokens';
import { UseIdentityToken } from './application/use-identity-token';
import { Admins } from './application/admins';
import { EmailVerification } from './application/email-verification';
import { StartingCoinsRegistry } from './application/starting-coins-registry';

@Module({
  imports: [
    JwtModule.registerAsync({ inject: [Config], useFactory: jwtOptions }),
    ImagesModule,
    PeopleModule,
    WalletModule,
  ],
  controllers: [
    AccountController,
    AuthController,
    GoogleController,
    HandOverController,
    OidcController,
    SessionController,
    NewUserController,
  ],
  providers: [
    AuthenticationService,
    OwnAccount,
    ConfirmCode,
    OwnSecondFactor,
    SecurityNotices,
    AccountMails,
    SignUp,
    SignIn,
    SignInWithProvider,
    SavePerson,
    OpenSession,
    Admins,
    PasswordReset,
    EmailVerification,
    StartingCoins,
    ReclaimUnverifiedEmail,
    PurgeUnfinishedSignUps,
    Membership,
    ConfirmPassword,
    DemandFreshProof,
    { provide: FreshProof, useExisting: DemandFreshProof },
    ConfirmProvider,
    UseIdentityToken,
    IdentityLimits,
    KnownBrowsers,
    SessionCookies,
    PasswordHashLimiter,
    JwtTokens,
    RefreshTokens,
    settingsOf(IdentitySettings),
    { provide: Tokens, useExisting: JwtTokens },
    PasswordCost,
    Passwords,
    { provide: IdentityProvider, useClass: BuiltInIdentityProvider },
    { provide: GooglePhotos, useClass: HttpsGooglePhotos },
    { provide: OpenIdProvider, useClass: OpenIdClientProvider },
    ProviderCallback,
    { provide: SecondFactors, useClass: TypeormSecondFactors },
    { provide: OneTimeCodes, useClass: TotpCodes },
    { provide: Sessions, useClass: TypeormSessions },
    { provide: MailedTokens, useClass: TypeormMailedTokens },
    { provide: StartingCoinsRegistry, useClass: TypeormWelcomedAddresses },
    { provide: Authentication, useClass: SqlAuthentication },
    GoogleStrategy,
    ToGoogleGuard,
    FromGoogleGuard,
    { provide: SessionGuard, useClass: AccessCookieGuard },
    { provide: IdentityGuard, useClass: IdentityTokenGuard },
  ],
  exports: [
    AccountMails,
    Admins,
    Authentication,
    ConfirmPassword,
    DemandFreshProof,
    FreshProof,
    Membership,
    OwnAccount,
    IdentityGuard,
    SavePerson,
    SecurityNotices,
    SessionGuard,
    Sessions,
    OwnSecondFactor,
  ],
})
export class IdentityModule {
  constructor(scheduler: Scheduler, database: Database, clock: Clock, purgeUnfinished: PurgeUnfinishedSignUps) {
    const tables = [sql`session`, sql`session_end`, sql`reset_token`, sql`verification_token`];
    const expiring = tables.map((table) => ({ table, time: sql`expires_at` }));
    scheduler.add(new DeleteExpired('delete expired sessions', expiring, database, clock));
    scheduler.add(purgeUnfinished);
  }
}
