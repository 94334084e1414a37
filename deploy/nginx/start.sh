#!/bin/sh
# Starts an image's nginx: fills the environment into its configuration, as scripts/deploy/render.mjs does without Docker.
# Usage: start.sh front.conf | gateway.conf
set -eu
here=$(dirname "$0")

case "$1" in
front.conf)
    # Versions published before stay in the volume, so that pages open in browsers still find their files.
    cp -R /opt/front/. "$ROOT/"
    [ "$PROJECT" = shell ] && FALLBACK=/app.html || FALLBACK='=404'
    export FALLBACK
    ;;
gateway.conf)
    TLS=off TLS_LISTEN=''
    if [ -f /etc/kaaj/tls/certificate.pem ]; then
        TLS=on
        TLS_LISTEN='listen 8443 ssl http2; ssl_certificate /etc/kaaj/tls/certificate.pem; ssl_certificate_key /etc/kaaj/tls/key.pem; ssl_protocols TLSv1.2 TLSv1.3;'
    fi
    REAL_IP=''
    for address in ${LOAD_BALANCERS:-}; do
        REAL_IP="$REAL_IP set_real_ip_from $address;"
    done
    [ -z "$REAL_IP" ] || REAL_IP="$REAL_IP real_ip_header X-Forwarded-For; real_ip_recursive on;"
    IMAGE_HOST_PICTURES=${IMAGE_HOST_PICTURES:-}
    PUBLIC_ORIGIN=${PUBLIC_ORIGIN%/}
    export TLS TLS_LISTEN REAL_IP IMAGE_HOST_PICTURES PUBLIC_ORIGIN
    ;;
esac

mkdir -p "$RUN_DIR"
names=$(env | sed -n 's/^\([A-Z_]*\)=.*/${\1}/p' | tr '\n' ' ')
for file in "$here"/*.conf; do
    envsubst "$names" <"$file" >"$RUN_DIR/${file##*/}"
done

# A new live version may add or remove pages: the gateway reloads their list.
if [ "$1" = gateway.conf ]; then
    pages=$LIVE_DIR/pages.conf
    cp "$pages" "$RUN_DIR/pages.read" 2>/dev/null || :
    while sleep 2 && kill -0 $$; do
        cmp -s "$pages" "$RUN_DIR/pages.read" || { cp "$pages" "$RUN_DIR/pages.read" && nginx -c "$RUN_DIR/$1" -s reload; }
    done >/dev/null 2>&1 &
fi
exec nginx -c "$RUN_DIR/$1" -g 'daemon off;'
