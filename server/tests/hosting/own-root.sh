#!/bin/sh
# Runs a command on a copy of this machine that nobody else sees: what it writes, installs and listens at is gone with it.
# Some folders are there as they are, to be read.
#   unshare --mount --net --pid --fork own-root.sh FOLDER READABLE... -- COMMAND...
set -e
folder=$1
shift
mount --make-rprivate /
mount -t tmpfs tmpfs "$folder"
mkdir "$folder/upper" "$folder/work" "$folder/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$folder/root"
while [ "$1" != -- ]; do
  mkdir -p "$folder/root$1"
  mount --rbind "$1" "$folder/root$1"
  mount -o remount,bind,ro "$folder/root$1"
  shift
done
shift
mount -t proc proc "$folder/root/proc"
mount --rbind /dev "$folder/root/dev"
mount -t tmpfs tmpfs "$folder/root/run"
ip link set lo up
exec chroot "$folder/root" "$@"
