/**
 * Words that one of the databases does not take as a name without quotes.
 *
 * MySQL 8.4 and 9.7: https://dev.mysql.com/doc/refman/9.7/en/keywords.html (information_schema.keywords; 8.4 has none beside these)
 * MariaDB: https://mariadb.com/kb/en/reserved-words/ (each keyword of 10.11 tried as a name)
 * TiDB: https://docs.pingcap.com/tidb/stable/keywords
 */
const MYSQL = `
  accessible add all alter analyze and as asc asensitive before between bigint binary blob both by call cascade case change char
  character check collate column condition constraint continue convert create cross cube cume_dist current_date current_time
  current_timestamp current_user cursor database databases day_hour day_microsecond day_minute day_second dec decimal declare
  default delayed delete dense_rank desc describe deterministic distinct distinctrow div double drop dual each else elseif empty
  enclosed escaped except exists exit explain external false fetch first_value float float4 float8 for force foreign from fulltext
  function generated get grant group grouping groups having high_priority hour_microsecond hour_minute hour_second if ignore in
  index infile inner inout insensitive insert int int1 int2 int3 int4 int8 integer intersect interval into io_after_gtids
  io_before_gtids is iterate join json_table key keys kill lag last_value lateral lead leading leave left library like limit linear
  lines load localtime localtimestamp lock long longblob longtext loop low_priority manual master_bind
  master_ssl_verify_server_cert match maxvalue mediumblob mediumint mediumtext middleint minute_microsecond minute_second mod
  modifies natural no_write_to_binlog not nth_value ntile null numeric of on optimize optimizer_costs option optionally or order
  out outer outfile over parallel partition percent_rank precision primary procedure purge qualify range rank read read_write reads
  real recursive references regexp release rename repeat replace require resignal restrict return revoke right rlike row row_number
  rows schema schemas second_microsecond select sensitive separator set show signal smallint spatial specific sql sql_big_result
  sql_calc_found_rows sql_small_result sqlexception sqlstate sqlwarning ssl starting stored straight_join system table tablesample
  terminated then tinyblob tinyint tinytext to trailing trigger true undo union unique unlock unsigned update usage use using
  utc_date utc_time utc_timestamp values varbinary varchar varcharacter varying virtual when where while window with write xor
  year_month zerofill`;

const MARIADB = `
  current_role delete_domain_id do_domain_ids general ignore_domain_ids ignore_server_ids master_demote_to_replica
  master_demote_to_slave master_heartbeat_period offset page_checksum parse_vcol_expr portion ref_system_id returning slow
  stats_auto_recalc stats_persistent stats_sample_pages`;

const TIDB = `array ilike tidb_current_tso until`;

export const RESERVED_WORDS: ReadonlySet<string> = new Set(`${MYSQL} ${MARIADB} ${TIDB}`.trim().split(/\s+/));
