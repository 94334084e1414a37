#!/bin/bash
# Starts one of three Galera nodes. NODE is its own name, NODES are all of them, with spaces.
#
# One node bootstraps the cluster, the others join it. For a new cluster it is the first of NODES, later the one that
# left last (safe_to_bootstrap in grastate.dat). Never while another node responds. After all were killed, none is
# marked: docs/three-nodes.md.
set -eu

state=${DATADIR:-/var/lib/mysql}/grastate.dat

others_answer() {
  for other in $NODES; do
    if [ "$other" != "$NODE" ] && timeout 2 bash -c "exec 3<>/dev/tcp/$other/${GROUP_PORT:-4567}" 2>/dev/null; then return 0; fi
  done
  return 1
}

may_begin() {
  if [ -e "$state" ]; then grep -q '^safe_to_bootstrap: 1' "$state"; else [ "$NODE" = "${NODES%% *}" ]; fi
}

begin=()
if may_begin && ! others_answer; then begin=(--wsrep-new-cluster); fi

# Every user of the machine can read command lines.
conf=${CONF:-/etc/mysql/conf.d}/state-transfer.cnf
rm -f "$conf"
escaped=${MARIADB_ROOT_PASSWORD//\\/\\\\}
(umask 077 && printf '[mysqld]\nwsrep_sst_auth="root:%s"\n' "${escaped//\"/\\\"}" >"$conf")
if [ "$(id -u)" = 0 ] && id mysql >/dev/null 2>&1; then chown mysql "$conf"; fi

exec docker-entrypoint.sh mariadbd \
  --wsrep-on=ON \
  --wsrep-provider=/usr/lib/galera/libgalera_smm.so \
  --wsrep-cluster-name=kaaj \
  --wsrep-cluster-address="gcomm://${NODES// /,}" \
  --wsrep-node-name="$NODE" \
  --wsrep-node-address="$NODE" \
  --wsrep-sst-method=mariabackup \
  --binlog-format=ROW \
  --innodb-autoinc-lock-mode=2 \
  --innodb-flush-log-at-trx-commit=1 \
  --character-set-server=utf8mb4 \
  --collation-server=utf8mb4_bin \
  "${begin[@]}"
