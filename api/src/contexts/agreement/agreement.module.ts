import { Module } from '@nestjs/common';
import { AgreementPagesQuery } from './adapters/out/agreement-pages.query';
import { SqlAnswers } from './adapters/out/sql-answers';
import { Answers } from './application/answers';

@Module({
  providers: [{ provide: Answers, useClass: SqlAnswers }, AgreementPagesQuery],
  exports: [Answers, AgreementPagesQuery],
})
export class AgreementModule {}
