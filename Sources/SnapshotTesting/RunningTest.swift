import Foundation
import Goldens
import Testing
import XCTest

/// The test that is running, in either framework.
enum RunningTest {
  /// Returns the test that takes the snapshot, as far as the framework identifies it.
  static func identity(fileID: String, filePath: String, function: String) -> SnapshotTest {
    if let test = Test.current {
      return SnapshotTest(
        fileID: fileID, filePath: filePath,
        suite: test.id.nameComponents.dropLast().joined(separator: "."), function: function,
        isParameterized: Test.Case.current?.isParameterized ?? false)
    }
    return SnapshotTest(
      fileID: fileID, filePath: filePath, suite: RunningTestCase.shared.suite, function: function)
  }

  /// Attaches the files of a failure that exist to the test, under their names.
  static func attach(_ files: [URL]) {
    guard Test.current != nil else { return }
    for file in files {
      guard let data = try? Data(contentsOf: file) else { continue }
      Attachment.record([UInt8](data), named: file.lastPathComponent)
    }
  }

  /// Reports a failure at the assertion.
  static func fail(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    // Without a current test this is XCTest, or a detached task of either framework. The failure is
    // reported to both frameworks: each ignores reports while the other runs.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
  }
}

/// Observes which class of XCTest is running.
///
/// At the first snapshot the class is known only if the process runs a single test.
private final class RunningTestCase: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = RunningTestCase()

  private let lock = NSLock()
  private var name = classOfOnlyTest(CommandLine.arguments)

  override private init() {
    super.init()
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  var suite: String {
    lock.lock()
    defer { lock.unlock() }
    return name
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    lock.lock()
    defer { lock.unlock() }
    name = String(describing: type(of: testCase))
  }
}

/// Returns the class of `Module.Class/test`, with which `swift test --parallel` starts a process
/// for one test; an empty name for other arguments.
package func classOfOnlyTest(_ arguments: [String]) -> String {
  let parts = arguments.last?.split(separator: "/", omittingEmptySubsequences: false) ?? []
  let names = parts.first?.split(separator: ".") ?? []
  guard parts.count == 2, names.count == 2, !parts[1].contains(",") else { return "" }
  return String(names[1])
}
