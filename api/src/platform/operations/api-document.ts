import { type INestApplication, Injectable } from '@nestjs/common';
import { describeApi } from '../http/openapi';

/** The OpenAPI document of this process, created on first use. */
@Injectable()
export class ApiDocument {
  private app: INestApplication | undefined;
  private json: string | undefined;

  /** Called once during startup. */
  of(app: INestApplication): void {
    this.app = app;
  }

  get text(): string {
    if (!this.app) throw new Error('The API document needs to know its application.');
    return (this.json ??= JSON.stringify(describeApi(this.app)));
  }
}
