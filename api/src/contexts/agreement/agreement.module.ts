import { Module } from '@nestjs/common';
import { AgreementPagesQuery } from './adapters/out/agreement-pages.query';
import { SqlAnswers } from './adapters/out/sql-answers';
import { AgreementPages } from './application/agreement-pages';
import { Answers } from './application/answers';

@Module({
  providers: [
    { provide: Answers, useClass: SqlAnswers },
    { provide: AgreementPages, useClass: AgreementPagesQuery },
  ],
  exports: [Answers, AgreementPages],
})
export class AgreementModule {}
