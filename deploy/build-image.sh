#!/bin/sh
# Builds the image where no Docker runs: by buildah with --isolation chroot, as root, on a base that debootstrap makes of
# Debian's own packages. Usage: deploy/build-image.sh [TAG]. The image is then in buildah's store (buildah images).
set -eu
tag=${1:-fanradar:local}
here=$(cd "$(dirname "$0")/.." && pwd)
work=${WORK:-/var/tmp/fanradar-image}
suite=${SUITE:-bookworm}
mkdir -p "$work"

# The base: what Node needs of a system, and nothing that starts a shell. As distroless images are made.
if [ ! -e "$work/base.tar" ]; then
  debootstrap --variant=minbase --include=ca-certificates,tzdata,libstdc++6,libgcc-s1 "$suite" "$work/debian"
  rm -rf "$work/base"
  for path in etc/ssl etc/ca-certificates.conf usr/share/ca-certificates usr/share/zoneinfo etc/nsswitch.conf \
    etc/debian_version etc/os-release usr/lib/os-release; do
    mkdir -p "$work/base/$(dirname "$path")"
    cp -a "$work/debian/$path" "$work/base/$path"
  done
  # Libraries with the loader; links of a merged /usr stay links.
  for path in lib lib64; do
    mkdir -p "$work/base/usr/$path"
    [ -d "$work/debian/usr/$path" ] && ln -s "usr/$path" "$work/base/$path"
  done
  arch=$(cd "$work/debian/usr/lib" && ls -d ./*-linux-gnu)
  mkdir -p "$work/base/usr/lib/$arch"
  for name in ld-linux libc.so libm.so libdl.so libpthread.so librt.so libresolv.so libnss_dns libnss_files libstdc++.so libgcc_s.so; do
    cp -a "$work/debian/usr/lib/$arch/$name"* "$work/base/usr/lib/$arch/" 2>/dev/null || cp -a "$work/debian/lib/$arch/$name"* "$work/base/usr/lib/$arch/" 2>/dev/null || true
  done
  cp -a "$work/debian/lib64/." "$work/base/usr/lib64/"
  mkdir -p "$work/base/tmp" "$work/base/proc" "$work/base/sys" "$work/base/dev"
  chmod 1777 "$work/base/tmp"
  printf 'root:x:0:0:root:/:/sbin/nologin\nfanradar:x:10001:10001:FanRadar:/data:/sbin/nologin\n' >"$work/base/etc/passwd"
  printf 'root:x:0:\nfanradar:x:10001:\n' >"$work/base/etc/group"
  tar -C "$work/base" -cf "$work/base.tar" .
fi
base=$(buildah from scratch)
buildah add -q "$base" "$work/base.tar" /
buildah commit -q "$base" localhost/fanradar-base:latest
buildah rm "$base" >/dev/null

# The first stage of the Dockerfile on this machine's Node: its result takes the stage's place.
cd "$here"
node scripts/run.mjs scripts/bundle-main.ts
node scripts/run.mjs scripts/pack-runtime.ts "$work/out/app"
mkdir -p "$work/out/bin" "$work/out/data/backups"
cp node_modules/node/bin/node "$work/out/bin/node"
tar -C "$work" -cf "$work/out.tar" out
built=$(buildah from scratch)
buildah add -q "$built" "$work/out.tar" /
buildah commit -q "$built" localhost/fanradar-build:latest
buildah rm "$built" >/dev/null
sed -e '/^FROM ${BUILD_BASE}/,/^$/d' -e 's#--from=build#--from=localhost/fanradar-build:latest#' Dockerfile >"$work/Dockerfile"
buildah bud --isolation chroot --format docker --build-arg BASE=localhost/fanradar-base:latest -f "$work/Dockerfile" -t "$tag" "$work/base/etc"
