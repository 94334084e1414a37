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
    TLS=off TLS_LISTEN='' tls=${TLS_FILES:-/etc/kaaj/tls}
    if [ -f "$tls/certificate.pem" ]; then
        TLS=on
        TLS_LISTEN="listen 8443 ssl http2; ssl_certificate $tls/certificate.pem; ssl_certificate_key $tls/key.pem; ssl_protocols TLSv1.2 TLSv1.3;"
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

# A new live version may add or remove pages, and a certificate is renewed: the gateway loads both again. A failed
# reload is repeated, since certificate and key may be written one after the other.
if [ "$1" = gateway.conf ]; then
    state() { cat "$LIVE_DIR/pages.conf" "$tls/certificate.pem" "$tls/key.pem" 2>/dev/null | sha256sum; }
    loaded=$(state)
    while sleep 2 && kill -0 $$; do
        found=$(state)
        if [ "$found" != "$loaded" ] && nginx -c "$RUN_DIR/$1" -s reload; then loaded=$found; fi
    done >/dev/null 2>&1 &
fi
exec nginx -c "$RUN_DIR/$1" -g 'daemon off;'
