#!/bin/sh
# Fills the settings into the configuration named by the first argument and starts nginx in the foreground.
set -eu
mkdir -p "$RUN_DIR"
names=$(env | sed -n 's/^\([A-Z_]*\)=.*/${\1}/p' | tr '\n' ' ')
for file in /etc/kaaj/nginx/*.conf; do
    envsubst "$names" <"$file" >"$RUN_DIR/$(basename "$file")"
done
exec nginx -c "$RUN_DIR/$1" -g 'daemon off;'
