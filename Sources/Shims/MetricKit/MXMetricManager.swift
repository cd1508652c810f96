// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Reports about an app on people's devices, of which there are none.

open class MXMetricPayload: NSObject, @unchecked Sendable {
  open var latestApplicationVersion: String { "" }
  open var includesMultipleApplicationVersions: Bool { false }
  open var cpuMetrics: MXCPUMetric? { nil }
  open var diskIOMetrics: MXDiskIOMetric? { nil }
  open var memoryMetrics: MXMemoryMetric? { nil }
  open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
  open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
  open var timeStampBegin: Date { Date(timeIntervalSince1970: 0) }
  open var timeStampEnd: Date { Date(timeIntervalSince1970: 0) }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXMetric: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXCPUMetric: MXMetric, @unchecked Sendable {
  open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
  open var peakMemoryUsage: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
  open var cumulativeForegroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  open var cumulativeBackgroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
}
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
  open var cumulativeWifiUpload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  open var cumulativeWifiDownload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  open var cumulativeCellularUpload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  open var cumulativeCellularDownload: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}
open class MXCallStackTree: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXDiagnostic: NSObject, @unchecked Sendable {
  open var applicationVersion: String { "" }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var terminationReason: String? { nil }
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  open var virtualMemoryRegionInfo: String? { nil }
  open var exceptionType: NSNumber? { nil }
  open var exceptionCode: NSNumber? { nil }
  open var signal: NSNumber? { nil }
}
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {}
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  open var timeStampBegin: Date { Date(timeIntervalSince1970: 0) }
  open var timeStampEnd: Date { Date(timeIntervalSince1970: 0) }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
open class MXMetricManager: NSObject, @unchecked Sendable {
  private static let manager = MXMetricManager()
  open class var shared: MXMetricManager { manager }
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
