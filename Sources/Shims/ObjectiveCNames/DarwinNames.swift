import Foundation

// Functions of Darwin that apps call for diagnostics: the name of the device, the memory of the
// process and the time. The answers are those of one fixed device, so pictures do not depend on the
// machine.

/// The integer of Objective-C.
public typealias NSInteger = Int
/// The result of a function of the kernel.
public typealias kern_return_t = Int32
/// The kernel's number of a task, a thread or a host.
public typealias mach_port_t = UInt32
/// A task.
public typealias task_t = mach_port_t
/// A host.
public typealias host_t = mach_port_t
/// A kind of information on a task.
public typealias task_flavor_t = UInt32
/// Numbers with information on a task.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// Numbers with information on a host.
public typealias host_info_t = UnsafeMutablePointer<integer_t>
/// A number of the kernel.
public typealias integer_t = Int32
/// A number of the kernel without a sign.
public typealias natural_t = UInt32
/// A count of numbers.
public typealias mach_msg_type_number_t = natural_t
/// A size in memory.
public typealias mach_vm_size_t = UInt64
/// A size in memory.
public typealias vm_size_t = UInt

/// The function has succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The function does not know an argument.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The basic information on a task.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The information on the memory of a task.
public let TASK_VM_INFO: Int32 = 22
/// The information on the memory of a host.
public let HOST_VM_INFO: Int32 = 2
/// The information on the memory of a host, in 64 bits.
public let HOST_VM_INFO64: Int32 = 4
/// The size of a page of memory, in bytes.
public let vm_page_size: vm_size_t = 16384
/// The size of a page of memory, in bytes.
public let vm_kernel_page_size: vm_size_t = 16384

/// The length of a name in `utsname` on Darwin.
public let _SYS_NAMELEN: Int32 = 256

/// The task of the process.
public let mach_task_self_: mach_port_t = 1
/// Returns the task of the process.
public func mach_task_self() -> mach_port_t { mach_task_self_ }
/// Returns the host of the process.
public func mach_host_self() -> mach_port_t { 2 }

/// A time in seconds and microseconds.
public struct time_value_t {
  /// The seconds.
  public var seconds: integer_t = 0
  /// The microseconds.
  public var microseconds: integer_t = 0
  /// Creates a time of 0.
  public init() {}
}

/// The basic information on a task.
public struct mach_task_basic_info {
  /// The size of the addresses, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The memory in use, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The greatest memory that has been in use, in bytes.
  public var resident_size_max: mach_vm_size_t = 0
  /// The time in the app's code.
  public var user_time = time_value_t()
  /// The time in the kernel.
  public var system_time = time_value_t()
  /// The policy of the scheduler.
  public var policy: Int32 = 0
  /// How often the task is suspended.
  public var suspend_count: integer_t = 0
  /// Creates information of zeros.
  public init() {}
}
/// The basic information on a task.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The information on the memory of a task.
public struct task_vm_info {
  /// The size of the addresses, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The number of regions.
  public var region_count: integer_t = 0
  /// The size of a page, in bytes.
  public var page_size: integer_t = 16384
  /// The memory in use, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The greatest memory that has been in use, in bytes.
  public var resident_size_peak: mach_vm_size_t = 0
  /// The memory that belongs to the task alone, in bytes.
  public var `internal`: mach_vm_size_t = 0
  /// The compressed memory, in bytes.
  public var compressed: mach_vm_size_t = 0
  /// The memory that counts for the limit of the app, in bytes.
  public var phys_footprint: mach_vm_size_t = 0
  /// The memory that the app may still use, in bytes.
  public var limit_bytes_remaining: UInt64 = 0
  /// Creates information of zeros.
  public init() {}
}
/// The information on the memory of a task.
public typealias task_vm_info_data_t = task_vm_info

/// The information on the memory of a host, in pages.
public struct vm_statistics64 {
  /// Pages that nothing uses.
  public var free_count: natural_t = 0
  /// Pages that were used a short time ago.
  public var active_count: natural_t = 0
  /// Pages that were used some time ago.
  public var inactive_count: natural_t = 0
  /// Pages that stay in memory.
  public var wire_count: natural_t = 0
  /// Pages that were read before their use.
  public var speculative_count: natural_t = 0
  /// Pages that may be removed.
  public var purgeable_count: natural_t = 0
  /// Pages that hold compressed ones.
  public var compressor_page_count: natural_t = 0
  /// Pages of files.
  public var external_page_count: natural_t = 0
  /// Pages of no file.
  public var internal_page_count: natural_t = 0
  /// Creates information of zeros.
  public init() {}
}
/// The information on the memory of a host.
public typealias vm_statistics64_data_t = vm_statistics64
/// The information on the memory of a host.
public typealias vm_statistics = vm_statistics64
/// The information on the memory of a host.
public typealias vm_statistics_data_t = vm_statistics64

/// The count of numbers in `mach_task_basic_info`.
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(
  MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
/// The count of numbers in `vm_statistics64`.
public let HOST_VM_INFO64_COUNT = mach_msg_type_number_t(
  MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size)

/// The memory of the process and of the device, which never change.
private enum FixedMemory {
  static let used: UInt64 = 64 << 20
  static let pages = natural_t((4 << 30) / 16384)
}

/// Stores information on a task: it uses 64 MiB.
@discardableResult
public func task_info(
  _ target_task: mach_port_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t?,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard let task_info_out else { return KERN_INVALID_ARGUMENT }
  let room = Int(task_info_outCnt?.pointee ?? 0) * MemoryLayout<natural_t>.size
  func store<Info>(_ info: Info) -> kern_return_t {
    withUnsafeBytes(of: info) { bytes in
      UnsafeMutableRawPointer(task_info_out)
        .copyMemory(
          from: bytes.baseAddress ?? .init(task_info_out), byteCount: min(room, bytes.count))
    }
    return KERN_SUCCESS
  }
  switch flavor {
  case task_flavor_t(MACH_TASK_BASIC_INFO):
    var info = mach_task_basic_info()
    info.virtual_size = 4 << 30
    (info.resident_size, info.resident_size_max) = (FixedMemory.used, FixedMemory.used)
    return store(info)
  case task_flavor_t(TASK_VM_INFO):
    var info = task_vm_info()
    info.virtual_size = 4 << 30
    (info.resident_size, info.resident_size_peak) = (FixedMemory.used, FixedMemory.used)
    (info.internal, info.phys_footprint) = (FixedMemory.used, FixedMemory.used)
    info.limit_bytes_remaining = 2 << 30
    return store(info)
  default: return KERN_INVALID_ARGUMENT
  }
}

/// Stores the memory of the host: half of 4 GiB is free.
@discardableResult
public func host_statistics64(
  _ host_priv: host_t, _ flavor: Int32, _ host_info64_out: host_info_t?,
  _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard let host_info64_out, flavor == HOST_VM_INFO64 || flavor == HOST_VM_INFO else {
    return KERN_INVALID_ARGUMENT
  }
  var info = vm_statistics64()
  info.free_count = FixedMemory.pages / 2
  info.active_count = FixedMemory.pages / 4
  info.inactive_count = FixedMemory.pages / 8
  info.wire_count = FixedMemory.pages / 8
  let room = Int(host_info64_outCnt?.pointee ?? 0) * MemoryLayout<integer_t>.size
  withUnsafeBytes(of: info) { bytes in
    UnsafeMutableRawPointer(host_info64_out)
      .copyMemory(
        from: bytes.baseAddress ?? .init(host_info64_out), byteCount: min(room, bytes.count))
  }
  return KERN_SUCCESS
}

/// Stores the memory of the host, as `host_statistics64` does.
@discardableResult
public func host_statistics(
  _ host_priv: host_t, _ flavor: Int32, _ host_info_out: host_info_t?,
  _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { host_statistics64(host_priv, flavor, host_info_out, host_info_outCnt) }

/// Stores the size of a page of memory.
@discardableResult
public func host_page_size(
  _ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>?
) -> kern_return_t {
  out_page_size?.pointee = vm_page_size
  return KERN_SUCCESS
}

/// Returns the memory that the app may still use, in bytes.
public func os_proc_available_memory() -> Int { 2 << 30 }

// MARK: Names of the device

/// Reads a value of the system by its name: those of an iPhone 16.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?,
  _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
  let texts = [
    "hw.machine": "iPhone17,3", "hw.model": "D47AP", "kern.osversion": "22A3354",
    "kern.osproductversion": "18.0", "kern.ostype": "Darwin", "kern.osrelease": "24.0.0",
    "machdep.cpu.brand_string": "Apple processor",
  ]
  let numbers: [String: Int64] = [
    "hw.ncpu": 6, "hw.logicalcpu": 6, "hw.physicalcpu": 6, "hw.memsize": 8 << 30,
    "hw.pagesize": 16384, "hw.cpufamily": 0,
  ]
  let key = String(cString: name)
  let bytes: [UInt8]
  if let text = texts[key] {
    bytes = Array(text.utf8) + [0]
  } else if let number = numbers[key] {
    let isWide = key == "hw.memsize" || oldp != nil && oldlenp?.pointee == 8
    let narrow = Int32(truncatingIfNeeded: number)
    bytes =
      isWide ? withUnsafeBytes(of: number, Array.init) : withUnsafeBytes(of: narrow, Array.init)
  } else {
    errno = ENOENT
    return -1
  }
  guard let oldp else {
    oldlenp?.pointee = bytes.count
    return 0
  }
  let room = oldlenp?.pointee ?? 0
  guard bytes.count <= room else {
    errno = ENOMEM
    return -1
  }
  oldp.copyMemory(from: bytes, byteCount: bytes.count)
  oldlenp?.pointee = bytes.count
  return 0
}

// MARK: Time

/// The ratio of the units of `mach_absolute_time` to nanoseconds.
public struct mach_timebase_info_data_t {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32
  /// Creates a ratio.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}
/// Returns a ratio, under the other name of its type.
public func mach_timebase_info(
  numer: UInt32 = 0, denom: UInt32 = 0
) -> mach_timebase_info_data_t { mach_timebase_info_data_t(numer: numer, denom: denom) }

/// Stores the ratio of the units of `mach_absolute_time` to nanoseconds: 1.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>
) -> kern_return_t {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Returns the nanoseconds since the start of the system, on the clock of the screen.
public func mach_absolute_time() -> UInt64 {
  UInt64(max(0, ProcessInfo.processInfo.systemUptime) * 1_000_000_000)
}

/// Returns the nanoseconds since the start of the system, on the clock of the screen.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }
