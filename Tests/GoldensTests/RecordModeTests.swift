import Goldens
import Testing

@Suite struct RecordModeTests {
  private func resolve(
    call: RecordMode? = nil, scope: RecordMode? = nil, _ environment: [String: String] = [:]
  ) throws(RecordModeError) -> RecordMode {
    try RecordMode.resolve(call: call, scope: scope, environment: environment)
  }

  @Test func theNearestSourceWins() throws {
    let environment = ["SNAP_RECORD": "failed", "SNAPSHOT_TESTING_RECORD": "all"]
    #expect(try resolve(call: .never, scope: .all, environment) == .never)
    #expect(try resolve(scope: .all, environment) == .all)
    #expect(try resolve(environment) == .failed)
    #expect(try resolve(["SNAPSHOT_TESTING_RECORD": "all"]) == .all)
    #expect(try resolve(["SNAP_RECORD": "", "SNAPSHOT_TESTING_RECORD": "all"]) == .all)
  }

  @Test func missingIsTheDefault() throws {
    #expect(try resolve() == .missing)
  }

  @Test(arguments: ["true", "1", "yes", "drone"])
  func neverIsTheDefaultOnABuildServer(value: String) throws {
    #expect(try resolve(["CI": value]) == .never)
    #expect(try resolve(["GITHUB_ACTIONS": value]) == .never)
    #expect(try resolve(["TF_BUILD": value]) == .never)
  }

  @Test(arguments: ["", "0", "false", "False"])
  func aServerVariableCanBeOff(value: String) throws {
    #expect(try resolve(["CI": value]) == .missing)
  }

  @Test func anExplicitModeHoldsOnABuildServer() throws {
    #expect(try resolve(["CI": "1", "SNAP_RECORD": "missing"]) == .missing)
    #expect(try resolve(scope: .failed, ["CI": "1"]) == .failed)
  }

  @Test func anUnknownModeIsAnError() {
    let error = #expect(throws: RecordModeError.self) { try resolve(["SNAP_RECORD": "always"]) }
    #expect(
      error?.description
        == "SNAP_RECORD=always is not a record mode; there are all, failed, missing, never.")
  }

  @Test func booleansAreModes() {
    #expect((true as RecordMode) == .all)
    #expect((false as RecordMode) == .missing)
  }
}
