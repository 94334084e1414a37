import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { OneTimeCodes } from '../../application/one-time-codes';

const ISSUER = 'Kaaj';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

@Injectable()
export class TotpCodes extends OneTimeCodes {
  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  addressOf(secret: string, email: string): string {
    return totpOf(secret, email).toString();
  }

  stepOf(secret: string, code: string, now: number): number | undefined {
    const away = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
    return away === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + away;
  }

  newRecoveryCode(): string {
    return (new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
  }
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });
