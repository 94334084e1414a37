import 'reflect-metadata';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Config } from './config';
import { type Database } from './platform/database/database';
import { type Dialect } from './platform/database/dialect';
import { openDatabase } from './platform/database/open-database';
import { pendingChanges } from './platform/database/pending-changes';
import { entities, schema } from './schema';

/**
 * Writes the migration from the latest tables to the schemas, one file per engine.
 * Usage: node dist/generate-migrations.js NAME sqlite | mysql (which needs DATABASE_URL to an empty database) [--check]
 * With --check it writes nothing; the exit code is 1 if a migration is missing.
 */
async function main([name = 'change', dialect = 'sqlite', check]: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaaj-migrations-'));
  const databaseUrl = dialect === 'mysql' ? process.env['DATABASE_URL'] : undefined;
  const config = Config.from({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' });
  const database = await openDatabase(config, schema);
  const { up, down } = await pendingStatements(database);
  await database.close();
  if (up.length === 0) return console.log(`${dialect}: the migrations and the schemas agree.`);
  if (check === '--check') {
    console.error(`${dialect}: the schemas have moved on; generate a migration. Missing:\n${up.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  write(dialect as Dialect, name, up, down);
}

async function pendingStatements({ maintenance, dialect }: Database): Promise<{ up: string[]; down: string[] }> {
  const { upQueries, downQueries } = await pendingChanges(maintenance);
  const up = upQueries.map(({ query }) => query);
  const down = downQueries.map(({ query }) => query).reverse();
  if (dialect === 'sqlite') return { up, down };
  const isFirst = maintenance.migrations.length === 0;
  return { up: [...(isFirst ? [COLLATION] : []), ...up, ...checksOfNewTables(up)], down };
}

/** Texts compare byte by byte on both engines: "jose@" and "josé@" are two people, "A" and "a" two keys. */
const COLLATION = 'ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** TypeORM omits CHECKs on MySQL; both engines have to reject the same rows. */
function checksOfNewTables(statements: readonly string[]): string[] {
  return entities.flatMap(({ options: { name, checks = [] } }) =>
    statements.some((statement) => statement.startsWith(`CREATE TABLE \`${name}\` `))
      ? checks.map((check) => `ALTER TABLE \`${name}\` ADD CONSTRAINT \`${check.name}\` CHECK (${check.expression})`)
      : [],
  );
}

function write(dialect: Dialect, name: string, up: readonly string[], down: readonly string[]): void {
  const folder = resolve(__dirname, '../src/migrations', dialect);
  const stamp = Date.now();
  const className = `${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}${stamp}`;
  const statements = (queries: readonly string[]) =>
    queries.map((query) => `    await runner.query(${JSON.stringify(query)});`).join('\n');
  writeFileSync(
    join(folder, `${stamp}-${name}.ts`),
    `import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  readonly name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements(down)}
  }
}
`,
  );
  const files = readdirSync(folder)
    .filter((file) => /^\d+-.*\.ts$/.test(file))
    .sort();
  writeFileSync(
    join(folder, 'index.ts'),
    files.map((file) => `export * from './${file.replace(/\.ts$/, '')}';\n`).join(''),
  );
  console.log(`${dialect}: wrote ${stamp}-${name}.ts`);
}

void main(process.argv.slice(2));
