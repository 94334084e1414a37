import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Config } from '../../../../config';
import { type OneTimeCodes } from '../../application/one-time-codes';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

@Injectable()
export class TotpCodes implements OneTimeCodes {
  constructor(private readonly config: Config) {}

  generateSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  addressOf(secret: string, email: string): string {
    return totpOf(secret, { label: email, issuer: this.config.platformName.en }).toString();
  }

  stepOf(secret: string, code: string, now: number): number | undefined {
    const away = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
    return away === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + away;
  }

  newRecoveryCode(): string {
    return (new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
  }
}

const totpOf = (
  secret: string,
  names: { readonly label: string; readonly issuer: string } = { label: '', issuer: '' },
): TOTP => new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });
