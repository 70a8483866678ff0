#!/bin/sh
# fanradar COMMAND …: admin, backup, doctor, drill or restore, with the variables, user and folders of fanradar@.service. As root.
set -eu
command=${1:?admin, backup, doctor, drill or restore}
shift
exec systemd-run --quiet --pipe --wait --collect --uid=fanradar --working-directory=/opt/fanradar \
  --property=EnvironmentFile=/etc/fanradar/environment --setenv=DATA_DIR=/var/lib/fanradar \
  /opt/fanradar/node_modules/node/bin/node "dist/$command.js" "$@"
