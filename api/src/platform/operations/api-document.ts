import { type INestApplication, Injectable } from '@nestjs/common';
import { describeApi } from '../http/openapi';

/** The OpenAPI document of this very process; made when somebody first asks for it. */
@Injectable()
export class ApiDocument {
  private app: INestApplication | undefined;
  private json: string | undefined;

  /** To be told once, when the application is put together. */
  of(app: INestApplication): void {
    this.app = app;
  }

  get text(): string {
    if (!this.app) throw new Error('The API document needs to know its application.');
    return (this.json ??= JSON.stringify(describeApi(this.app)));
  }
}
