import Foundation
import ObjectiveCNames
import Testing

struct DarwinNamesTests {
  @Test func theMemoryOfTheProcessIsFixed() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && info.resident_size == 64 << 20)
    #expect(task_info(mach_task_self(), 99, nil, &count) != KERN_SUCCESS)
  }

  @Test func theDeviceHasAName() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var machine = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
    #expect(machine.map { UInt8(bitPattern: $0) } == Array("iPhone17,3\0".utf8))
    var memory: UInt64 = 0
    size = 8
    #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0 && memory == 8 << 30)
    size = 1
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == -1, "there is no room")
    #expect(sysctlbyname("no.name", nil, &size, nil, 0) == -1)
  }

  @Test func halfOfTheMemoryOfTheDeviceIsFree() {
    var info = vm_statistics64()
    var count = HOST_VM_INFO64_COUNT
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS)
    #expect(UInt64(info.free_count) * UInt64(vm_page_size) == 2 << 30)
  }

  @Test func absoluteTimesAreNanoseconds() {
    var ratio = mach_timebase_info()
    mach_timebase_info(&ratio)
    #expect(ratio.numer == 1 && ratio.denom == 1)
    let start = mach_absolute_time()
    #expect(mach_absolute_time() >= start)
  }
}
