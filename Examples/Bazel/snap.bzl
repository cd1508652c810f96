"""Snapshot tests of the previews in Swift files."""

# Bazel's inputs are links to the files; goldens and messages have the names of the links.
_SCRIPT = """#!/bin/sh
set -eu
cd "$TEST_SRCDIR/{workspace}"
export SNAP_CACHE="$TEST_TMPDIR/cache"
exec "$TEST_SRCDIR/{snap}" test {sources} --record never --workers 1 \\
  --artifacts "$TEST_UNDECLARED_OUTPUTS_DIR/snap" --junit "$XML_OUTPUT_FILE"
"""

def _snap_test_impl(ctx):
    snap = [file for file in ctx.files.toolkit if file.path.endswith("/bin/snap")][0]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, _SCRIPT.format(
        snap = snap.short_path[len("../"):],
        sources = " ".join(["'%s'" % file.short_path for file in ctx.files.srcs]),
        workspace = ctx.workspace_name,
    ), is_executable = True)
    inputs = ctx.files.srcs + ctx.files.goldens + ctx.files.toolkit
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(inputs))]

_snap_test = rule(
    implementation = _snap_test_impl,
    attrs = {
        "goldens": attr.label_list(allow_files = True),
        "srcs": attr.label_list(allow_files = True),
        "toolkit": attr.label(default = "@layoutdsl//:toolkit"),
    },
    test = True,
)

def snap_test(name, srcs, **kwargs):
    """Compares every preview in Swift files with its golden.

    Bazel runs a test again if one of its inputs has changed, and all shards of a test have the same
    inputs. So files that change at different times need targets of their own.

    Args:
      name: The name of the test.
      srcs: Swift files, the first of which may use the others, and resources.
      **kwargs: Further attributes of a test, such as `shard_count`, the number of parts that
        machines divide the previews into.
    """
    goldens = []
    for source in [source for source in srcs if source.endswith(".swift")]:
        folder, slash, file = source.rpartition("/")
        goldens += native.glob([folder + slash + "__Snapshots__/" + file[:-len(".swift")] + "/**"])
    _snap_test(name = name, srcs = srcs, goldens = goldens, **kwargs)
