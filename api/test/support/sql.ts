/** Runs one reading or writing statement on the database under test, from outside of the API. */
export type Sql = <Row>(statement: string, parameters?: readonly unknown[]) => Promise<Row[]>;
