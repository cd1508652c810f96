import Foundation
import PackagePlugin

/// Builds `snap` beside the package's own modules and runs it in the folder of the package, as in
/// `swift package snap test`.
///
/// `snap` is a product and no tool of the plugin, since a tool is compiled a second time, without
/// the modules with which `snap` compiles views.
@main struct SnapPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(
      .product("snap"), parameters: .init(configuration: .inherit, logging: .concise))
    let program = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "snap"
    }
    guard build.succeeded, let program else {
      Diagnostics.error("snap cannot be built:\n\(build.logText)")
      return
    }
    let snap = Process()
    snap.executableURL = program.url
    snap.arguments = arguments
    snap.currentDirectoryURL = context.package.directoryURL
    try snap.run()
    snap.waitUntilExit()
    // The exit codes of `snap` tell a difference from a mistake.
    exit(snap.terminationReason == .exit ? snap.terminationStatus : 128 + snap.terminationStatus)
  }
}
